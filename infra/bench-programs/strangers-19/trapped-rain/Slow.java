import java.io.*;
import java.util.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] h = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int top = Arrays.stream(h).max().getAsInt();
        long water = 0;
        // layer after layer
        for (int level = 1; level <= top; level++) {
            long gap = 0;
            boolean bank = false;
            for (int i = 0; i < n; i++) {
                if (h[i] >= level) {
                    if (bank) water += gap;
                    bank = true;
                    gap = 0;
                } else {
                    gap++;
                }
            }
        }
        System.out.println(water);
    }
}
