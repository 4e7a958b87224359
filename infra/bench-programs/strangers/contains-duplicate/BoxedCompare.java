import java.util.*;
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        List<Integer> list = new ArrayList<>();
        StringTokenizer st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) list.add(Integer.valueOf(st.nextToken()));
        Collections.sort(list);
        boolean dup = false;
        for (int i = 1; i < n && !dup; i++) {
            dup = list.get(i) == list.get(i - 1);
        }
        System.out.println(dup);
    }
}
