import java.io.*;
import java.util.*;

public class Main {
    static boolean anagram(String a, String b) {
        char[] x = a.toCharArray(), y = b.toCharArray();
        Arrays.sort(x);
        Arrays.sort(y);
        return Arrays.equals(x, y);
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        List<List<String>> groups = new ArrayList<>();
        outer:
        for (int i = 0; i < n; i++) {
            String w = br.readLine();
            for (List<String> g : groups) if (anagram(g.get(0), w)) { g.add(w); continue outer; }
            List<String> l = new ArrayList<>();
            l.add(w);
            groups.add(l);
        }
        for (List<String> g : groups) System.out.println(String.join(" ", g));
    }
}
