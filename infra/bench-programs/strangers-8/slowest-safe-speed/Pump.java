import java.io.*;
import java.util.*;

public class Pump {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().trim().split(" ");
        int hours = Integer.parseInt(head[1]);
        int[] litres = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int low = 1, high = Arrays.stream(litres).max().getAsInt();
        while (low < high) {
            final int v = low + (high - low) / 2;
            int need = Arrays.stream(litres).map(x -> (x - 1) / v + 1).sum();
            if (need <= hours) high = v;
            else low = v + 1;
        }
        System.out.println(low);
    }
}
