import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] t = br.readLine().trim().split(" ");
        int n = Integer.parseInt(br.readLine().trim());
        Set<String> w = new HashSet<>();
        while (n-- > 0) w.add(br.readLine().trim());
        if (!w.contains(t[1])) { System.out.println(0); return; }
        Deque<String> q = new ArrayDeque<>(List.of(t[0]));
        int d = 1;
        while (!q.isEmpty() && d <= w.size() + 1) {
            Deque<String> nx = new ArrayDeque<>();
            for (String s : q) {
                if (s.equals(t[1])) { System.out.println(d); return; }
                for (String x : w) {
                    int c = 0;
                    for (int i = 0; i < s.length(); i++) if (s.charAt(i) != x.charAt(i)) c++;
                    if (c == 1 && nx.size() < 300000) nx.add(x);
                }
            }
            q = nx;
            d++;
        }
        System.out.println(0);
    }
}
