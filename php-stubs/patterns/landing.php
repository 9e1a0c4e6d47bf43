<?php
/**
 * Pattern: a landing page with a popup.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// WordPress gives this file nothing; the option and its filter are WooCommerce's, the demo shop has the option too.
$storefront_islands_shop_id  = apply_filters( 'woocommerce_get_shop_page_id', get_option( 'woocommerce_shop_page_id' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
$storefront_islands_shop     = is_numeric( $storefront_islands_shop_id ) && $storefront_islands_shop_id > 0 ? (string) get_permalink( (int) $storefront_islands_shop_id ) : home_url( '/' );
$storefront_islands_carousel = array(
	'label'   => __( 'Best rated', 'storefront-islands' ),
	'perPage' => 8,
	'orderBy' => 'rating',
	'align'   => 'wide',
);
$storefront_islands_popup = array(
	'popupId'     => 'landing-page',
	'label'       => __( 'Before you go', 'storefront-islands' ),
	'size'        => 'small',
	'offersNever' => true,
	'triggers'    => array(
		array( 'on' => 'exit' ),
		array(
			'on'      => 'idle',
			'seconds' => 60,
		),
	),
	'conditions'  => array(
		array(
			'is'     => 'times',
			'most'   => 1,
			'per'    => 'week',
			'counts' => 'opened',
		),
	),
);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"clamp(3rem, 9vw, 7rem)","right":"var(--wp--style--root--padding-right, 1.5rem)","bottom":"clamp(3rem, 9vw, 7rem)","left":"var(--wp--style--root--padding-left, 1.5rem)"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-base-color has-contrast-background-color has-text-color has-background" style="padding-top:clamp(3rem, 9vw, 7rem);padding-right:var(--wp--style--root--padding-right, 1.5rem);padding-bottom:clamp(3rem, 9vw, 7rem);padding-left:var(--wp--style--root--padding-left, 1.5rem)"><!-- wp:heading {"textAlign":"center","textColor":"base","fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-text-align-center has-base-color has-text-color has-xx-large-font-size"><?php esc_html_e( 'Plain things, well made', 'storefront-islands' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","fontSize":"medium"} -->
<p class="has-text-align-center has-medium-font-size"><?php esc_html_e( 'Made to be used every day, and mended rather than thrown away.', 'storefront-islands' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"base","textColor":"contrast"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-contrast-color has-base-background-color has-text-color has-background wp-element-button" href="<?php echo esc_url( $storefront_islands_shop ); ?>"><?php esc_html_e( 'Browse the shop', 'storefront-islands' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"clamp(2rem, 5vw, 4rem)","right":"var(--wp--style--root--padding-right, 1.5rem)","bottom":"clamp(2rem, 5vw, 4rem)","left":"var(--wp--style--root--padding-left, 1.5rem)"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:clamp(2rem, 5vw, 4rem);padding-right:var(--wp--style--root--padding-right, 1.5rem);padding-bottom:clamp(2rem, 5vw, 4rem);padding-left:var(--wp--style--root--padding-left, 1.5rem)"><!-- wp:heading {"align":"wide","fontSize":"x-large"} -->
<h2 class="wp-block-heading alignwide has-x-large-font-size"><?php esc_html_e( 'New in the shop', 'storefront-islands' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:storefront-islands/product-grid {"perPage":4,"orderBy":"newest","headingLevel":3,"align":"wide"} /-->

<!-- wp:spacer {"height":"2rem"} -->
<div style="height:2rem" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Made nearby', 'storefront-islands' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We know the people who make what we sell, and visit their workshops.', 'storefront-islands' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Made to last', 'storefront-islands' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Good material, simple forms, and spare parts for what wears out.', 'storefront-islands' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Sent with care', 'storefront-islands' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Packed by hand in paper and cardboard, ready to be used again.', 'storefront-islands' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:spacer {"height":"2rem"} -->
<div style="height:2rem" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->

<!-- wp:heading {"align":"wide","fontSize":"x-large"} -->
<h2 class="wp-block-heading alignwide has-x-large-font-size"><?php esc_html_e( 'Best rated', 'storefront-islands' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:storefront-islands/product-carousel <?php echo serialize_block_attributes( $storefront_islands_carousel ); ?> /--></div>
<!-- /wp:group -->

<!-- wp:storefront-islands/popup <?php echo serialize_block_attributes( $storefront_islands_popup ); ?> -->
<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Before you go', 'storefront-islands' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'New things arrive every week. Have a look at what came in last.', 'storefront-islands' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( add_query_arg( 'orderby', 'date', $storefront_islands_shop ) ); ?>"><?php esc_html_e( 'See what is new', 'storefront-islands' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:storefront-islands/popup -->
