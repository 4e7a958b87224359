import java.util.*;
import java.io.*;

public class P5 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        List<Integer> list = new ArrayList<>();
        for (String s : br.readLine().trim().split(" ")) {
            list.add(Integer.parseInt(s));
        }
        StringBuilder sb = new StringBuilder();
        for (String s : br.readLine().trim().split(" ")) {
            int target = Integer.parseInt(s);
            sb.append(list.indexOf(target)).append("\n");
        }
        System.out.print(sb);
    }
}
