import java.io.*;
import java.util.*;

public class W2 {
    static List<String> unpack(String tape) {
        List<String> words = new ArrayList<>();
        int pos = 0;
        while (pos < tape.length()) {
            int start = pos;
            int len = 0;
            while (pos < tape.length() && Character.isDigit(tape.charAt(pos))) {
                len = len * 10 + (tape.charAt(pos) - '0');
                pos++;
            }
            if (pos == start || pos == tape.length() || tape.charAt(pos) != ':') {
                return null;
            }
            if (tape.charAt(start) == '0' && pos - start > 1) {
                return null;
            }
            pos++;
            if (len > tape.length() - pos) {
                return null;
            }
            words.add(tape.substring(pos, pos + len));
            pos += len;
        }
        return words;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        if (in.readLine().trim().equals("pack")) {
            int n = Integer.parseInt(in.readLine().trim());
            for (int i = 0; i < n; i++) {
                String line = in.readLine().trim();
                String word = line.substring(1, line.length() - 1);
                out.append(word.length()).append(':').append(word);
            }
            System.out.println(out);
        } else {
            String tape = in.readLine();
            List<String> words = unpack(tape == null ? "" : tape.trim());
            if (words == null) {
                System.out.println("broken");
            } else {
                out.append(words.size()).append('\n');
                for (String w : words) out.append('"').append(w).append("\"\n");
                System.out.print(out);
            }
        }
    }
}
