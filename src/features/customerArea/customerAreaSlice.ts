import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/api/rootReducer';
import type { Doubt } from '@/records/doubt/doubts';
import type { Purchase } from './account';
import type { PurchaseInput } from './customerAreaApi';

interface PurchaseState {
  /** Only this can be bought. */
  calculated: PurchaseInput | null;
  /** Its invoices cover the form until the user has checked them. */
  doubt: Doubt | null;
  bought: Purchase | null;
}

const initialState: PurchaseState = { calculated: null, doubt: null, bought: null };

/** The purchase in progress; cleared with the store at sign-out. */
export const customerAreaSlice = createSlice({
  name: 'customerArea',
  initialState,
  reducers: {
    /** An earlier purchase may be in doubt. */
    purchaseOpened: (_, { payload }: PayloadAction<Doubt | undefined>) => ({
      ...initialState,
      doubt: payload ?? null,
    }),
    /** Null when the input cannot be bought. */
    purchaseCalculated: (state, { payload }: PayloadAction<PurchaseInput | null>) => {
      state.calculated = payload;
    },
    /** Outcome unknown; the earlier calculation is void. */
    purchaseDoubted: (state, { payload }: PayloadAction<Doubt | undefined>) => {
      state.calculated = null;
      state.doubt = payload ?? null;
    },
    invoicesLookedAt: (state) => {
      state.doubt = null;
    },
    purchaseDone: (state, { payload }: PayloadAction<Purchase>) => {
      state.bought = payload;
    },
  },
});

export const { purchaseOpened, purchaseCalculated, purchaseDoubted, invoicesLookedAt, purchaseDone } =
  customerAreaSlice.actions;

const injected = customerAreaSlice.injectInto(rootReducer);

export const selectPurchase = (state: object) => injected.selectSlice(state);
