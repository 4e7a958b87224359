import java.io.*;
import java.util.*;

public class W2 {
    static List<String> unpack(String tape) {
        List<String> words = new ArrayList<>();
        int i = 0;
        while (i < tape.length()) {
            int start = i;
            int len = 0;
            while (i < tape.length() && Character.isDigit(tape.charAt(i))) {
                len = len * 10 + (tape.charAt(i) - '0');
                i++;
            }
            if (i == start || i == tape.length() || tape.charAt(i) != ':') return null;
            if (tape.charAt(start) == '0' && i - start > 1) return null;
            i++;
            if (len < 0 || len > tape.length() - i) return null;
            words.add(tape.substring(i, i + len));
            i += len;
        }
        return words;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String what = in.readLine().trim();
        StringBuilder out = new StringBuilder();
        if (what.equals("pack")) {
            int n = Integer.parseInt(in.readLine().trim());
            for (int i = 0; i < n; i++) {
                String line = in.readLine();
                String word = line.substring(1, line.lastIndexOf('"'));
                out.append(word.length()).append(':').append(word);
            }
            out.append('\n');
        } else {
            String tape = in.readLine();
            List<String> words = unpack(tape == null ? "" : tape.trim());
            if (words == null) {
                out.append("broken\n");
            } else {
                out.append(words.size()).append('\n');
                for (String w : words) out.append('"').append(w).append("\"\n");
            }
        }
        System.out.print(out);
    }
}
