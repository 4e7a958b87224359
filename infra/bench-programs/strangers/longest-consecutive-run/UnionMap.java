import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        HashMap<Integer, Integer> len = new HashMap<>();
        int best = 0;
        for (String w : br.readLine().trim().split("\\s+")) {
            int x = Integer.parseInt(w);
            if (len.containsKey(x)) continue;
            int l = len.getOrDefault(x - 1, 0), r = len.getOrDefault(x + 1, 0), sum = l + r + 1;
            len.put(x, sum);
            len.put(x - l, sum);
            len.put(x + r, sum);
            best = Math.max(best, sum);
        }
        System.out.println(best);
    }
}
