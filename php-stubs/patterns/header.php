<?php
/**
 * Pattern: shop header.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storefront_islands_menu = array(
	'label' => _x( 'Main', 'label of a menu', 'storefront-islands' ),
);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"0.75rem","right":"var(--wp--style--root--padding-right, 1.5rem)","bottom":"0.75rem","left":"var(--wp--style--root--padding-left, 1.5rem)"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:0.75rem;padding-right:var(--wp--style--root--padding-right, 1.5rem);padding-bottom:0.75rem;padding-left:var(--wp--style--root--padding-left, 1.5rem)"><!-- wp:group {"align":"wide","className":"is-style-storefront-header","layout":{"type":"flex","flexWrap":"wrap","verticalAlignment":"center"}} -->
<div class="wp-block-group alignwide is-style-storefront-header"><!-- wp:site-title {"level":0} /-->

<!-- wp:storefront-islands/menu <?php echo serialize_block_attributes( $storefront_islands_menu ); ?> /-->

<!-- wp:storefront-islands/search /-->

<!-- wp:storefront-islands/mini-cart /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
