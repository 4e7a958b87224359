import java.io.*;
import java.util.*;

public class OnlyTheTallestStay {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] h = Arrays.stream(br.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        int tallest = Arrays.stream(h).max().getAsInt();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int steps = 0;
            if (h[i] != tallest) {
                int j = i;
                while (h[j] <= h[i]) {
                    j = j + 1 == n ? 0 : j + 1;
                    steps++;
                }
            }
            sb.append(steps).append(' ');
        }
        System.out.println(sb);
    }
}
