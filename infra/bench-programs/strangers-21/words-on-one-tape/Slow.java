import java.io.*;
import java.util.*;

public class Slow {
    static String pack(List<String> words) {
        String tape = "";
        for (String w : words) tape = tape + w.length() + ":" + w;
        return tape;
    }

    static List<String> unpack(String tape) {
        List<String> words = new ArrayList<>();
        while (!tape.isEmpty()) {
            int colon = tape.indexOf(':');
            if (colon < 1 || colon > 6) return null;
            String size = tape.substring(0, colon);
            if (!size.matches("0|[1-9][0-9]*")) return null;
            int len = Integer.parseInt(size);
            tape = tape.substring(colon + 1);
            if (len > tape.length()) return null;
            words.add(tape.substring(0, len));
            tape = tape.substring(len);
        }
        return words;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        if (br.readLine().trim().equals("pack")) {
            int n = Integer.parseInt(br.readLine().trim());
            List<String> words = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                String line = br.readLine().trim();
                words.add(line.substring(1, line.length() - 1));
            }
            System.out.println(pack(words));
            return;
        }
        String tape = br.readLine();
        List<String> words = unpack(tape == null ? "" : tape.trim());
        if (words == null) {
            System.out.println("broken");
            return;
        }
        StringBuilder sb = new StringBuilder();
        sb.append(words.size()).append('\n');
        for (String w : words) sb.append('"').append(w).append("\"\n");
        System.out.print(sb);
    }
}
