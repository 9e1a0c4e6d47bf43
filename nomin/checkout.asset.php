<?php return array('dependencies' => array('wp-api-fetch', 'wp-data', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-notices'), 'version' => '2a40981a9167ed6a569c');
