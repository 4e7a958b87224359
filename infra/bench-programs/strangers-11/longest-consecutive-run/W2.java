import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());

        // length of the run that begins or ends at a number
        Map<Integer, Integer> run = new HashMap<>();
        int longest = 0;
        for (int i = 0; i < n; i++) {
            int x = Integer.parseInt(st.nextToken());
            if (run.containsKey(x)) {
                continue;
            }
            int left = run.getOrDefault(x - 1, 0);
            int right = run.getOrDefault(x + 1, 0);
            int length = left + 1 + right;
            run.put(x - left, length);
            run.put(x + right, length);
            longest = Math.max(longest, length);
        }
        System.out.println(longest);
    }
}
