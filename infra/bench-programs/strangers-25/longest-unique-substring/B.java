import java.io.*;

public class B {
    public static void main(String[] x) throws IOException {
        InputStream in = new BufferedInputStream(System.in);
        int[] last = new int[128];
        int i = 0, block = 0, best = 0, c;
        while ((c = in.read()) >= ' ') {
            i++;
            if (last[c] > block) block = last[c];
            last[c] = i;
            if (i - block > best) best = i - block;
        }
        System.out.println(best);
    }
}
