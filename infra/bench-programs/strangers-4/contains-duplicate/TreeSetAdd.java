import java.io.*;
import java.util.*;

public class TreeSetAdd {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        StringTokenizer st = new StringTokenizer(br.readLine());
        TreeSet<Integer> set = new TreeSet<>();
        while (st.hasMoreTokens()) {
            if (!set.add(Integer.valueOf(st.nextToken()))) {
                System.out.println("true");
                return;
            }
        }
        System.out.println("false");
    }
}
