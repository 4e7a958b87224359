import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int[] tails = new int[n];
        int size = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int value = (int) in.nval;
            int at = size;
            while (at > 0 && tails[at - 1] >= value) at--;
            tails[at] = value;
            if (at == size) size++;
        }
        System.out.println(size);
    }
}
