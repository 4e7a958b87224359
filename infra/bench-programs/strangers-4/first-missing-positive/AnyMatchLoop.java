import java.io.*;
import java.util.*;

public class AnyMatchLoop {
    static boolean inList(int[] list, int tag) {
        return Arrays.stream(list).anyMatch(x -> x == tag);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        reader.readLine();
        int[] list = Arrays.stream(reader.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int tag = 1;
        while (inList(list, tag)) tag++;
        System.out.println(tag);
    }
}
