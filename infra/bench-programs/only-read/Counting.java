import java.util.*;

public class Counting {
    // children stand in a line; each time the first one leaves, the next goes to the end
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        ArrayList<String> line = new ArrayList<String>();
        for (int i = 0; i < n; i++) {
            line.add(sc.next());
        }
        ArrayList<String> gone = new ArrayList<String>();
        while (line.size() > 1) {
            String out = line.remove(0);
            gone.add(out);
            String moved = line.remove(0);
            line.add(moved);
        }
        if (line.size() == 1) {
            System.out.println("winner: " + line.get(0));
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < gone.size(); i++) {
            if (i > 0) {
                sb.append(", ");
            }
            sb.append(gone.get(i));
        }
        System.out.println(sb);
    }
}
