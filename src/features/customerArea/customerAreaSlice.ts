import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type StateOf } from '@/api/rootReducer';
import type { Purchase } from './account';
import type { PurchaseInput } from './customerAreaApi';

interface PurchaseState {
  /** The panel whose purchase it is. */
  openedBy: string | null;
  /** Only this can be bought. */
  calculated: PurchaseInput | null;
  /** Earlier ones are in doubt: the invoices cover the form until the user has checked them. */
  isDoubted: boolean;
  bought: Purchase | null;
}

const initialState: PurchaseState = { openedBy: null, calculated: null, isDoubted: false, bought: null };

/** The purchase in progress; cleared with the store at sign-out. */
export const customerAreaSlice = createSlice({
  name: 'customerArea',
  initialState,
  reducers: {
    /** An earlier purchase may be in doubt. */
    purchaseOpened: (_, { payload }: PayloadAction<Pick<PurchaseState, 'openedBy' | 'isDoubted'>>) => ({
      ...initialState,
      ...payload,
    }),
    /** Null when the input cannot be bought. */
    purchaseCalculated: (state, { payload }: PayloadAction<PurchaseInput | null>) => {
      state.calculated = payload;
    },
    /** Outcome unknown; the earlier calculation is void. */
    purchaseDoubted: (state, { payload }: PayloadAction<boolean>) => {
      state.calculated = null;
      state.isDoubted = payload;
    },
    invoicesLookedAt: (state) => {
      state.isDoubted = false;
    },
    purchaseDone: (state, { payload }: PayloadAction<Purchase>) => {
      state.bought = payload;
    },
  },
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    customerArea: StateOf<typeof customerAreaSlice>;
  }
}

export const { purchaseOpened, purchaseCalculated, purchaseDoubted, invoicesLookedAt, purchaseDone } =
  customerAreaSlice.actions;

const injected = customerAreaSlice.injectInto(rootReducer);

export const selectPurchase = (state: object) => injected.selectSlice(state);
