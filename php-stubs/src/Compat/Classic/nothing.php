<?php
/**
 * Template in place of one of WooCommerce's parts that the plugin's screens have already (OwnParts).
 *
 * @package StorefrontIslands
 */

defined( 'ABSPATH' ) || exit;
