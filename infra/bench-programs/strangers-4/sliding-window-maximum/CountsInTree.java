import java.io.*;
import java.util.*;

public class CountsInTree {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim().split(" ")[1]);
        int[] v = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        TreeMap<Integer, Integer> window = new TreeMap<>();
        StringJoiner sj = new StringJoiner(" ");
        for (int i = 0; i < v.length; i++) {
            window.merge(v[i], 1, Integer::sum);
            if (i >= k) window.computeIfPresent(v[i - k], (key, c) -> c == 1 ? null : c - 1);
            if (i >= k - 1) sj.add(window.lastKey().toString());
        }
        System.out.println(sj);
    }
}
