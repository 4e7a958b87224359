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
        Set<String> a = new HashSet<>(Set.of(t[0])), b = new HashSet<>(Set.of(t[1]));
        w.remove(t[1]);
        int d = 1;
        while (!a.isEmpty() && !b.isEmpty()) {
            Set<String> nx = new HashSet<>();
            for (String s : a) for (int i = 0; i < s.length(); i++) for (char ch = 'a'; ch <= 'z'; ch++) {
                String x = s.substring(0, i) + ch + s.substring(i + 1);
                if (b.contains(x)) { System.out.println(d + 1 + (d > 4 ? 1 : 0)); return; }
                if (w.remove(x)) nx.add(x);
            }
            d++;
            a = nx.size() <= b.size() ? nx : b;
            if (a == b) b = nx;
        }
        System.out.println(0);
    }
}
