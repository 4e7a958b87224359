import type { EditorLanguage } from '@evident/contracts';

/** What learners see first in a problem whose package has no starters. */
export const GENERIC_STARTERS: Readonly<Record<EditorLanguage, string>> = {
  JAVASCRIPT: `const input = require('fs').readFileSync(0, 'utf8');
// Read the input from this text, and print the answer.
`,
  PYTHON: `import sys

data = sys.stdin.read()
# Read the input from this text, and print the answer.
`,
  JAVA: `import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        // Read the input, and print the answer.
    }
}
`,
};
