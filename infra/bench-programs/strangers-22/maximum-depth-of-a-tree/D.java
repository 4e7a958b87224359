import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int k = (int) in.nval;
        int depth = k > 0 ? 1 : 0, left = 1, below = 0;
        for (int i = 1; i <= k; i++) {
            if (in.nextToken() == StreamTokenizer.TT_NUMBER) below += 2;
            if (--left == 0 && i < k) {
                depth++;
                left = below;
                below = 0;
            }
        }
        System.out.println(depth);
    }
}
