import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String a = br.readLine(), b = br.readLine();
        if (b == null) b = "";
        int n = a.length(), m = b.length();
        List<List<Integer>> d = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            d.add(new ArrayList<>());
            for (int k = 0; k <= m; k++) {
                int best = i == 0 && k == 0 ? 0 : 1 << 20;
                if (i > 0 && k > 0) best = d.get(i - 1).get(k - 1) + (a.charAt(i - 1) == b.charAt(k - 1) ? 0 : 1);
                for (int x = 1; x <= i; x++) best = Math.min(best, d.get(i - x).get(k) + x);
                for (int x = 1; x <= k; x++) best = Math.min(best, d.get(i).get(k - x) + x);
                d.get(i).add(best);
            }
        }
        System.out.println(d.get(n).get(m));
    }
}
