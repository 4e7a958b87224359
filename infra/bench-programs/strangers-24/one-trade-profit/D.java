import java.util.*;
import java.util.stream.*;
import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        int[] price = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();

        TreeMap<Integer, Integer> future = new TreeMap<>();
        for (int p : price) future.merge(p, 1, Integer::sum);

        int best = 0;
        for (int p : price) {
            future.computeIfPresent(p, (key, times) -> times == 1 ? null : times - 1);
            if (future.isEmpty()) break;
            best = Math.max(best, future.lastKey() - p);
        }
        System.out.println(best);
    }
}
