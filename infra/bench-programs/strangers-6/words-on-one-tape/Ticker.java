import java.io.*;
import java.util.*;

public class Ticker {
    static class Broken extends Exception {}

    static int length(String tape, int from, int to) throws Broken {
        if (to <= from || to - from > 6) throw new Broken();
        if (tape.charAt(from) == '0' && to - from > 1) throw new Broken();
        int v = 0;
        for (int i = from; i < to; i++) {
            int d = tape.charAt(i) - '0';
            if (d < 0 || d > 9) throw new Broken();
            v = v * 10 + d;
        }
        return v;
    }

    static List<String> unpack(String tape) throws Broken {
        List<String> words = new ArrayList<>();
        int i = 0;
        while (i < tape.length()) {
            int colon = tape.indexOf(':', i);
            int len = length(tape, i, colon);
            i = colon + 1 + len;
            if (i > tape.length()) throw new Broken();
            words.add(tape.substring(colon + 1, i));
        }
        return words;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        if (br.readLine().equals("pack")) {
            for (int n = Integer.parseInt(br.readLine()); n > 0; n--) {
                String w = br.readLine();
                out.append(w.length() - 2).append(':').append(w, 1, w.length() - 1);
            }
        } else {
            String tape = br.readLine();
            try {
                List<String> words = unpack(tape == null ? "" : tape);
                out.append(words.size());
                for (String w : words) out.append("\n\"").append(w).append('"');
            } catch (Broken b) {
                out.append("broken");
            }
        }
        System.out.println(out);
    }
}
