import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

public class w1 {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        in.readLine();
        Set<String> dictionary = new HashSet<>(Arrays.asList(in.readLine().trim().split(" ")));
        int n = text.length();
        int infinity = n;
        int[] best = new int[n + 1];
        Arrays.fill(best, infinity);
        best[0] = 0;
        for (int end = 1; end <= n; end++) {
            for (int start = Math.max(0, end - 20); start < end; start++) {
                if (best[start] + 1 < best[end] && dictionary.contains(text.substring(start, end))) {
                    best[end] = best[start] + 1;
                }
            }
        }
        System.out.println(best[n] == infinity ? -1 : best[n]);
    }
}
