"""Read by Orca as it starts: writes what it says into the file SPEECH, a JSON string a line, in a voice's place."""

import json
import os

from orca import orca_state, speech
from orca.script_manager import ScriptManager
from orca.speechserver import SpeechServer


class Written(SpeechServer):
    def __init__(self):
        self.file = open(os.environ['SPEECH'], 'a', buffering=1, encoding='utf-8')

    def getInfo(self):
        return ['written', 'written']

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            self.file.write(json.dumps(text, ensure_ascii=False) + '\n')

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        """Which key was pressed, the transcript says."""

    def sayAll(self, utterances, progress):
        """A page as it opens; where nobody listens to it, a person would stop it."""
        for context, _ in utterances:
            if os.path.exists(os.environ['SPEECH'] + '.stopped'):
                orca_state.activeScript._inSayAll = False
                return
            self.speak(context.utterance)

    def stop(self):
        pass

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass

    def updateCapitalizationStyle(self):
        pass

    def updatePunctuationLevel(self):
        pass


def written(*_):
    speech._speechserver = Written()


speech._initSpeechServer = written

# Orca takes a Firefox that has named itself anew for a second program, and at each dialog would fall back to the mode in
# which letters lead about the page and are not typed.
ScriptManager.reclaimScripts = lambda self: None
