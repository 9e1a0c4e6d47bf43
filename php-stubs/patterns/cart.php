<?php
/**
 * Pattern: cart page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storefront_islands_carousel = array(
	'label'   => __( 'What others like', 'storefront-islands' ),
	'perPage' => 8,
	'orderBy' => 'popularity',
	'align'   => 'wide',
);
?>
<!-- wp:storefront-islands/cart {"align":"wide"} /-->

<!-- wp:spacer {"height":"2rem"} -->
<div style="height:2rem" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->

<!-- wp:heading {"align":"wide","fontSize":"x-large"} -->
<h2 class="wp-block-heading alignwide has-x-large-font-size"><?php esc_html_e( 'What others like', 'storefront-islands' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:storefront-islands/product-carousel <?php echo serialize_block_attributes( $storefront_islands_carousel ); ?> /-->
