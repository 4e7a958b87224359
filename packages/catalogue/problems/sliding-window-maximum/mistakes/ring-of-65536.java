import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        int[] a = new int[n], ring = new int[65536];
        int head = 0, tail = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
            if (tail > head && ring[head & 65535] <= i - k) head++;
            while (tail > head && a[ring[(tail - 1) & 65535]] <= a[i]) tail--;
            ring[tail++ & 65535] = i;
            if (i >= k - 1) out.append(a[ring[head & 65535]]).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
