import java.io.*;

public class WindowPeak {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        int[] v = new int[n];
        int[] idx = new int[n];
        int head = 0, tail = 0;
        long sum = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            v[i] = (int) in.nval;
            while (tail > head && v[idx[tail - 1]] <= v[i]) tail--;
            idx[tail++] = i;
            if (idx[head] <= i - k) head++;
            if (i >= k - 1) sum += v[idx[head]];
        }
        System.out.println(sum);
    }
}
