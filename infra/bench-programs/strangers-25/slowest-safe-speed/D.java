import java.io.*;
import java.util.Arrays;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            long h = Long.parseLong(in.readLine().trim().split(" ")[1]);
            int[] tanks = Stream.of(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
            int bad = 0;
            for (int bit = 1 << 29; bit > 0; bit >>= 1) {
                int v = bad | bit;
                long need = Arrays.stream(tanks).mapToLong(t -> (t - 1) / v + 1).sum();
                if (need > h) bad = v;
            }
            System.out.println(bad + 1);
        }
    }
}
