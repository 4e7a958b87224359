import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        long rob = 0, skip = 0;
        while (n-- > 0) {
            in.nextToken();
            long now = skip + (long) in.nval;
            skip = Math.max(skip, rob);
            rob = now;
        }
        System.out.println(Math.max(rob, skip));
    }
}
