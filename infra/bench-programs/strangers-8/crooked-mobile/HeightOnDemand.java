import java.io.*;
import java.util.stream.IntStream;

public class HeightOnDemand {
    private final int[] left, right;

    private HeightOnDemand(int n) {
        left = new int[n + 1];
        right = new int[n + 1];
    }

    private int height(int bar) {
        return bar == 0 ? 0 : 1 + Math.max(height(left[bar]), height(right[bar]));
    }

    private boolean crooked(int bar) {
        return Math.abs(height(left[bar]) - height(right[bar])) > 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        HeightOnDemand mobile = new HeightOnDemand(n);
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            mobile.left[i] = (int) in.nval;
            in.nextToken();
            mobile.right[i] = (int) in.nval;
        }
        System.out.println(IntStream.rangeClosed(1, n).filter(mobile::crooked).count());
    }
}
