import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(reader.readLine().trim());
        StringTokenizer tok = new StringTokenizer(reader.readLine());
        int[] temp = new int[n + 1];
        for (int i = 0; i < n; i++) temp[i] = Integer.parseInt(tok.nextToken());
        // an extra day at the end that is hotter than all others
        temp[n] = 1000;
        int[] warmer = new int[n + 1];
        warmer[n] = n + 1;
        for (int i = n - 1; i >= 0; i--) {
            int j = i + 1;
            while (temp[j] <= temp[i]) {
                j = warmer[j];
            }
            warmer[i] = j;
        }
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0; i < n; i++) {
            int days = warmer[i] == n ? 0 : warmer[i] - i;
            out.add(Integer.toString(days));
        }
        System.out.println(out);
    }
}
