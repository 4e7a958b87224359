import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] a = Stream.of(in.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).sorted().toArray();
        int i = 0;
        while (i + 1 < a.length && a[i] == a[i + 1]) i += 2;
        System.out.println(a[i]);
    }
}
