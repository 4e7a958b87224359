import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int start = (int) in.nval;
        int[] to = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            to[i] = (int) in.nval;
        }
        int power = 1, length = 1;
        int tortoise = start, hare = to[start];
        while (tortoise != hare) {
            if (power == length) {
                tortoise = hare;
                power <<= 1;
                length = 0;
            }
            hare = to[hare];
            length++;
        }
        tortoise = hare = start;
        for (int i = 0; i < length; i++) hare = to[hare];
        while (tortoise != hare) {
            tortoise = to[tortoise];
            hare = to[hare];
        }
        System.out.println(tortoise);
    }
}
