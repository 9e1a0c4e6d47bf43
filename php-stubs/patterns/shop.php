<?php
/**
 * Pattern: product grid with filters.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storefront_islands_category = array(
	'kind'    => 'category',
	'heading' => __( 'Category', 'storefront-islands' ),
);
$storefront_islands_rating = array(
	'kind'    => 'rating',
	'heading' => __( 'Rating', 'storefront-islands' ),
);
$storefront_islands_stock = array(
	'kind'    => 'stock',
	'heading' => __( 'Availability', 'storefront-islands' ),
);
?>
<!-- wp:group {"align":"wide","className":"is-style-storefront-catalogue","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-storefront-catalogue"><!-- wp:storefront-islands/filters -->
<!-- wp:storefront-islands/active-filters {"displayStyle":"chips"} /-->

<!-- wp:storefront-islands/price-filter {"showHistogram":true} /-->

<!-- wp:storefront-islands/filter-list <?php echo serialize_block_attributes( $storefront_islands_category ); ?> /-->

<!-- wp:storefront-islands/filter-list <?php echo serialize_block_attributes( $storefront_islands_rating ); ?> /-->

<!-- wp:storefront-islands/filter-list <?php echo serialize_block_attributes( $storefront_islands_stock ); ?> /-->
<!-- /wp:storefront-islands/filters -->

<!-- wp:storefront-islands/product-grid {"columns":3,"perPage":24,"paginate":true,"inherit":true,"sortable":true} /--></div>
<!-- /wp:group -->
