import java.io.*;
import java.util.*;

public class D {
    static class BrokenTape extends RuntimeException {
    }

    static class TapeReader implements Iterator<String> {
        private final Reader tape;
        private int ahead;
        private int left;

        TapeReader(String s) throws IOException {
            tape = new StringReader(s);
            left = s.length();
            ahead = tape.read();
        }

        public boolean hasNext() {
            return ahead >= 0;
        }

        private int take() {
            try {
                int c = ahead;
                ahead = tape.read();
                left--;
                return c;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        public String next() {
            int c = take();
            if (c < '0' || c > '9') throw new BrokenTape();
            long size = c - '0';
            boolean zero = size == 0;
            while ((c = take()) != ':') {
                if (zero || c < '0' || c > '9') throw new BrokenTape();
                size = size * 10 + c - '0';
                if (size > left) throw new BrokenTape();
            }
            if (size > left) throw new BrokenTape();
            char[] word = new char[(int) size];
            for (int i = 0; i < word.length; i++) word[i] = (char) take();
            return new String(word);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        if (in.readLine().trim().equals("pack")) {
            int n = Integer.parseInt(in.readLine().trim());
            while (n-- > 0) {
                String quoted = in.readLine();
                out.append(quoted.length() - 2).append(':').append(quoted, 1, quoted.length() - 1);
            }
            System.out.println(out);
            return;
        }
        String tape = in.readLine();
        try {
            int count = 0;
            TapeReader words = new TapeReader(tape == null ? "" : tape);
            while (words.hasNext()) {
                out.append('"').append(words.next()).append("\"\n");
                count++;
            }
            System.out.print(count + "\n" + out);
        } catch (BrokenTape e) {
            System.out.println("broken");
        }
    }
}
