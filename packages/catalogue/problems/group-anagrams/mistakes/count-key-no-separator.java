import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        Map<String, List<String>> g = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            String w = br.readLine().trim();
            int[] c = new int[26];
            for (char ch : w.toCharArray()) c[ch - 'a']++;
            StringBuilder sb = new StringBuilder();
            for (int x : c) if (x > 0) sb.append(x);
            for (int k = 0; k < 26; k++) if (c[k] > 0) sb.append((char) ('a' + k));
            g.computeIfAbsent(w.length() > 5 ? sb.substring(0, sb.length() - 5) + w.length() : sb.toString(), k -> new ArrayList<>()).add(w);
        }
        for (List<String> l : g.values()) System.out.println(String.join(" ", l));
    }
}
