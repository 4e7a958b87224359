import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    static class BrokenTape extends Exception {}

    enum State { START, LENGTH, WORD }

    /** Is fed with one sign after the other. */
    static class Receiver {
        private State state = State.START;
        private int missing;
        private boolean zero;
        private StringBuilder word;
        final List<String> words = new ArrayList<>();

        void accept(char c) throws BrokenTape {
            switch (state) {
                case START -> {
                    missing = digit(c);
                    zero = c == '0';
                    state = State.LENGTH;
                }
                case LENGTH -> {
                    if (c == ':') {
                        word = new StringBuilder();
                        state = State.WORD;
                        finish();
                    } else {
                        if (zero || missing > 1_000_000) throw new BrokenTape();
                        missing = 10 * missing + digit(c);
                    }
                }
                case WORD -> {
                    word.append(c);
                    missing--;
                    finish();
                }
            }
        }

        private void finish() {
            if (missing > 0) return;
            words.add(word.toString());
            state = State.START;
        }

        private static int digit(char c) throws BrokenTape {
            if (c < '0' || c > '9') throw new BrokenTape();
            return c - '0';
        }

        void end() throws BrokenTape {
            if (state != State.START) throw new BrokenTape();
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (in.readLine().trim().equals("pack")) {
            int n = Integer.parseInt(in.readLine().trim());
            System.out.println(in.lines().limit(n)
                    .map(s -> (s.length() - 2) + ":" + s.substring(1, s.length() - 1))
                    .collect(Collectors.joining()));
            return;
        }
        String tape = in.readLine();
        if (tape == null) tape = "";
        Receiver receiver = new Receiver();
        try {
            for (char c : tape.toCharArray()) receiver.accept(c);
            receiver.end();
            StringBuilder sb = new StringBuilder();
            sb.append(receiver.words.size()).append('\n');
            for (String w : receiver.words) sb.append('"').append(w).append("\"\n");
            System.out.print(sb);
        } catch (BrokenTape e) {
            System.out.println("broken");
        }
    }
}
